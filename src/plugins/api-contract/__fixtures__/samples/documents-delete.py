import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
response = requests.delete(
  url + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b",
  headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
)
if not response.ok or not response.json()["success"]:
  sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)