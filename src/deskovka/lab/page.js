// What a mark stands for is shown when it is pointed at; tables are sorted by their headings.
for (const mark of document.querySelectorAll("svg [aria-label]")) {
  if (mark.querySelector("title") || mark.closest('[class*="role-axis"]')) continue;
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = mark.getAttribute("aria-label");
  mark.append(title);
}
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const heading = button.closest("th");
    const table = heading.closest("table");
    const column = heading.cellIndex;
    const before = heading.getAttribute("aria-sort");
    const rises = before ? before === "descending" : column === 0; // numbers: the highest first
    const value = (row) => row.cells[column].dataset.value;
    const compare = (a, b) => column === 0
      ? value(a).localeCompare(value(b), document.documentElement.lang)
      : value(a) - value(b);
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => (rises ? 1 : -1) * compare(a, b));
    for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", rises ? "ascending" : "descending");
    table.tBodies[0].append(...rows);
  });
}
