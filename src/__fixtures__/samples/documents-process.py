# Python 3 with requests: pip install requests
import os
import sys

import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
token = os.environ.get("ECONTRACT_TOKEN") or sys.exit("Set ECONTRACT_TOKEN.")

body = {
    "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
    "reject": False,
    "otp": None,
    "signatureDisplayMode": 2,
    "signatureText": "Lê Minh Khang\nDirector",
}

response = requests.post(
    url + "/api/documents/process",
    headers={
        "Authorization": f"Bearer {token}",
        "Content-Type": "application/json; charset=utf-8",
    },
    json=body,
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