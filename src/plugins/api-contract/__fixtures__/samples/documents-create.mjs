import {readFile} from "node:fs/promises";
const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const body = new FormData();
body.append("no", "HD-2024-015");
body.append("subject", "O'Neil \"lease\"");
body.append("file", new Blob([await readFile("sample.pdf")]), "sample.pdf");
const response = await fetch(url + "/api/documents/create", {
  method: "POST",
  headers: {"Authorization": "Bearer " + process.env.ECONTRACT_TOKEN},
  body,
});
const answer = await response.text();
if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);
console.log(answer);