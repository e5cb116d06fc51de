import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
response = requests.get(
  url + "/api/documents?search=HD%202024&page=1",
  headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
)
if not response.ok or not response.json()["success"]:
  sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)