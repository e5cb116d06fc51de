import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
body = {
  "no": "HD-2024-015",
  "subject": "O'Neil \"lease\""
}
response = requests.post(
  url + "/api/documents/create",
  headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
  data=body,
  files=[("file", open("sample.pdf", "rb"))],
)
if not response.ok or not response.json()["success"]:
  sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)