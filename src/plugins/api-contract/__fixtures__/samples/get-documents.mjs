const url = process.env.ECONTRACT_URL ?? 'https://econtract.example.com';

const response = await fetch(`${url}/api/documents?search=HD%202024&page=1`, {
  headers: {Authorization: `Bearer ${process.env.ECONTRACT_TOKEN}`},
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const {data, success, code, messages} = await response.json();
if (!success) throw new Error(`Code ${code}: ${messages.join(' ')}`);
console.log(code, JSON.stringify(data, null, 2));