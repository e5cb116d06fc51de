# Python 3 with requests: pip install requests
import os

import requests

response = requests.get(
    os.environ["ECONTRACT_DOWNLOAD_URL"],
)
with open("document.pdf", "wb") as file:
    file.write(response.content)
print(response.status_code, response.headers.get("Content-Type"))