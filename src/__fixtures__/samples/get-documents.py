# Python 3 with requests: pip install requests
import os
import sys

import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
token = os.environ.get("ECONTRACT_TOKEN") or sys.exit("Set ECONTRACT_TOKEN.")

response = requests.get(
    url + "/api/documents?search=HD%202024&page=1",
    headers={"Authorization": f"Bearer {token}"},
    timeout=60,
)
try:
    answer = response.json()
except ValueError:
    sys.exit(f"HTTP {response.status_code}: the answer is no JSON.")
if answer.get("code") in (100, 202):
    print("Another call is needed:", response.text, file=sys.stderr)
    sys.exit(3)
if not response.ok or not answer.get("success"):
    sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)