import {readFile} from 'node:fs/promises';

const url = process.env.ECONTRACT_URL ?? 'https://econtract.example.com';
const body = new FormData();
body.append('no', 'HD-2024-015');
body.append('subject', 'O\'Neil "lease"');
body.append('file', new Blob([await readFile('sample.pdf')], {type: 'application/pdf'}), 'sample.pdf');

const response = await fetch(`${url}/api/documents/create`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${process.env.ECONTRACT_TOKEN}`},
  body,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const {data, success, code, messages} = await response.json();
if (!success) throw new Error(`Code ${code}: ${messages.join(' ')}`);
console.log(code, JSON.stringify(data, null, 2));