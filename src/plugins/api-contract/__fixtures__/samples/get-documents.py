import os
import sys
import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")

response = requests.get(
    url + "/api/documents?search=HD%202024&page=1",
    headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
    timeout=60,
)
if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")
answer = response.json()
if not answer["success"]:
    sys.exit(f"Code {answer['code']}: {' '.join(answer['messages'])}")
print(answer["code"], answer["data"])