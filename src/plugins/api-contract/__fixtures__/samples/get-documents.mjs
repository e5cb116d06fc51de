const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const response = await fetch(url + "/api/documents?search=HD%202024&page=1", {
  headers: {"Authorization": "Bearer " + process.env.ECONTRACT_TOKEN},
});
const answer = await response.text();
if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);
console.log(answer);