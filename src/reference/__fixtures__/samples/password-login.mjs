// Node.js 20 or newer
const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const username = process.env.ECONTRACT_USERNAME;
if (!username) {
  console.error("Set ECONTRACT_USERNAME.");
  process.exit(1);
}
const password = process.env.ECONTRACT_PASSWORD;
if (!password) {
  console.error("Set ECONTRACT_PASSWORD.");
  process.exit(1);
}

const body = {
  username,
  password,
  companyId: 901,
};

const response = await fetch(`${url}/api/auth/password-login`, {
  method: "POST",
  headers: { "Content-Type": "application/json; charset=utf-8" },
  body: JSON.stringify(body),
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