# Python 3 with requests: pip install requests
import os

import requests

response = requests.delete(
    "https://econtract.example.com/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b",
    headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
)
print(response.text)