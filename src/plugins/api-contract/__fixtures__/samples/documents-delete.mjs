const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const response = await fetch(url + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b", {
  method: "DELETE",
  headers: {"Authorization": "Bearer " + process.env.ECONTRACT_TOKEN},
});
const answer = await response.text();
if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);
console.log(answer);