# Python 3 with requests: pip install requests
import os

import requests

response = requests.get(
    "https://econtract.example.com/api/documents?search=HD%202024&page=1",
    headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
)
print(response.text)