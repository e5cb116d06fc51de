// Node.js 20 or newer
import { readFile } from "node:fs/promises";

const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const token = process.env.ECONTRACT_TOKEN;
if (!token) {
  console.error("Set ECONTRACT_TOKEN.");
  process.exit(1);
}

const body = new FormData();
body.append("no", "HD-2024-015");
body.append("subject", "O'Neil \"lease\"");
const file = new Blob([await readFile("sample.pdf")], {
  type: "application/pdf",
});
body.append("file", file, "sample.pdf");

const response = await fetch(`${url}/api/documents/create`, {
  method: "POST",
  headers: { Authorization: `Bearer ${token}` },
  body,
  signal: AbortSignal.timeout(60_000),
});
const answer = await response.json().catch(() => ({ messages: ["The answer is no JSON."] }));
if (answer.code === 100 || answer.code === 202) {
  console.error("Another call is needed:", answer);
  process.exitCode = 3;
} else if (!response.ok || !answer.success) {
  console.error(`HTTP ${response.status}:`, answer);
  process.exitCode = 1;
} else {
  console.log(JSON.stringify(answer, null, 2));
}