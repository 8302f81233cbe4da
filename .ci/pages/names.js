// Shows the names that have every word of what is asked for; without this script all are shown.
const words = (new URLSearchParams(location.search).get("q") ?? "").trim();
const field = document.querySelector("input[type=search]");
const rows = [...document.querySelectorAll("#names li")].map((row) => ({
  row, name: row.firstChild.textContent.toLowerCase(), all: row.textContent.toLowerCase(),
}));
const list = document.getElementById("names");
const show = () => {
  const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({ all }) => asked.every((word) => all.includes(word)));
  // What is called so comes before what begins so, and that before what has it somewhere.
  const rank = ({ name }) => (name === asked[0] ? 0 : name.startsWith(asked[0] ?? "") ? 1 : 2);
  found.sort((one, other) => rank(one) - rank(other));
  list.replaceChildren(...found.map(({ row }) => row));
  document.getElementById("count").textContent = `${found.length} of ${rows.length} names`;
};
field.value = words;
field.addEventListener("input", show);
field.form.addEventListener("submit", (event) => event.preventDefault());
show();
