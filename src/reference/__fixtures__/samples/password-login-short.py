# Python 3 with requests: pip install requests
import os

import requests

body = {
    "username": os.environ["ECONTRACT_USERNAME"],
    "password": os.environ["ECONTRACT_PASSWORD"],
    "companyId": 901,
}

response = requests.post(
    "https://econtract.example.com/api/auth/password-login",
    headers={"Content-Type": "application/json; charset=utf-8"},
    json=body,
)
print(response.text)