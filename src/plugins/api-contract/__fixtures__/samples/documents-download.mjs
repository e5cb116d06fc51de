import {writeFile} from "node:fs/promises";
const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const response = await fetch(url + "/Api/Download?token=one-document-token");
if (!response.ok) throw new Error(`HTTP ${response.status}`);
await writeFile("document.pdf", Buffer.from(await response.arrayBuffer()));