const url = process.env.ECONTRACT_URL ?? 'https://econtract.example.com';
const body = {
  username: process.env.ECONTRACT_USERNAME,
  password: process.env.ECONTRACT_PASSWORD,
  companyId: 901,
};

const response = await fetch(`${url}/api/auth/password-login`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(body),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const {data, success, code, messages} = await response.json();
if (!success) throw new Error(`Code ${code}: ${messages.join(' ')}`);
console.log(code, JSON.stringify(data, null, 2));