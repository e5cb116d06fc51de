# Python 3 with requests: pip install requests
import os
import sys

import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
username = os.environ.get("ECONTRACT_USERNAME") or sys.exit("Set ECONTRACT_USERNAME.")
password = os.environ.get("ECONTRACT_PASSWORD") or sys.exit("Set ECONTRACT_PASSWORD.")

body = {
    "username": username,
    "password": password,
    "companyId": 901,
}

response = requests.post(
    url + "/api/auth/password-login",
    headers={"Content-Type": "application/json; charset=utf-8"},
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