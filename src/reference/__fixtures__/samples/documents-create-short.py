# Python 3 with requests: pip install requests
import os

import requests

body = {
    "no": "HD-2024-015",
    "subject": "O'Neil \"lease\"",
}

with open("sample.pdf", "rb") as file:
    response = requests.post(
        "https://econtract.example.com/api/documents/create",
        headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
        data=body,
        files=[("file", ("sample.pdf", file, "application/pdf"))],
    )
print(response.text)