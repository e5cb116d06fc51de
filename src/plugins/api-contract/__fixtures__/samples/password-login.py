import os
import sys
import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
body = {
    "username": os.environ["ECONTRACT_USERNAME"],
    "password": os.environ["ECONTRACT_PASSWORD"],
    "companyId": 901,
}

response = requests.post(
    url + "/api/auth/password-login",
    json=body,
    timeout=60,
)
if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")
answer = response.json()
if not answer["success"]:
    sys.exit(f"Code {answer['code']}: {' '.join(answer['messages'])}")
print(answer["code"], answer["data"])