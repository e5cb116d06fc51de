// Node.js 20 or newer
const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const token = process.env.ECONTRACT_TOKEN;
if (!token) {
  console.error("Set ECONTRACT_TOKEN.");
  process.exit(1);
}

const response = await fetch(`${url}/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b`, {
  method: "DELETE",
  headers: { Authorization: `Bearer ${token}` },
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