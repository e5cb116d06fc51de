const url = process.env.ECONTRACT_URL ?? 'https://econtract.example.com';

const response = await fetch(`${url}/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b`, {
  method: 'DELETE',
  headers: {Authorization: `Bearer ${process.env.ECONTRACT_TOKEN}`},
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const {data, success, code, messages} = await response.json();
if (!success) throw new Error(`Code ${code}: ${messages.join(' ')}`);
console.log(code, JSON.stringify(data, null, 2));