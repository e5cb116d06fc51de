# Python 3 with requests: pip install requests
import os

import requests

body = {
    "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
    "reject": False,
    "otp": None,
    "signatureDisplayMode": 2,
    "signatureText": "Lê Minh Khang\nDirector",
}

response = requests.post(
    "https://econtract.example.com/api/documents/process",
    headers={
        "Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"],
        "Content-Type": "application/json; charset=utf-8",
    },
    json=body,
)
print(response.text)