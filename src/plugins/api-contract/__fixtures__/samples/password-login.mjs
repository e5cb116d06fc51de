const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const body = {
  "username": process.env.ECONTRACT_USERNAME,
  "password": process.env.ECONTRACT_PASSWORD,
  "companyId": 901
};
const response = await fetch(url + "/api/auth/password-login", {
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify(body),
});
const answer = await response.text();
if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);
console.log(answer);