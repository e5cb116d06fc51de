import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
body = {
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": False,
  "otp": None,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}
response = requests.post(
  url + "/api/documents/process",
  headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
  json=body,
)
if not response.ok or not response.json()["success"]:
  sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)