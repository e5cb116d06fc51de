# Python 3 with requests: pip install requests
import os
import sys

import requests

download_url = os.environ.get("ECONTRACT_DOWNLOAD_URL") or sys.exit("Set ECONTRACT_DOWNLOAD_URL.")

response = requests.get(
    download_url,
    timeout=60,
)
if not response.ok or not response.content.startswith(b"%PDF"):
    sys.exit(f"HTTP {response.status_code}: {response.text}")
with open("document.pdf", "wb") as file:
    file.write(response.content)