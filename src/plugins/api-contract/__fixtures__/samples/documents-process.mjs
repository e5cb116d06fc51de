const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const body = {
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
};
const response = await fetch(url + "/api/documents/process", {
  method: "POST",
  headers: {"Authorization": "Bearer " + process.env.ECONTRACT_TOKEN, "Content-Type": "application/json"},
  body: JSON.stringify(body),
});
const answer = await response.text();
if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);
console.log(answer);