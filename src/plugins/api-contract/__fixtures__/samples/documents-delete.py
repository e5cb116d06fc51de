import os
import sys
import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")

response = requests.delete(
    url + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b",
    headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
    timeout=60,
)
if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")
answer = response.json()
if not answer["success"]:
    sys.exit(f"Code {answer['code']}: {' '.join(answer['messages'])}")
print(answer["code"], answer["data"])