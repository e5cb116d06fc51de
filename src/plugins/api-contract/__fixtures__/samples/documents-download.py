import os
import sys
import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")

response = requests.get(
    url + "/Api/Download?token=one-document-token",
    timeout=60,
)
if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")
with open("document.pdf", "wb") as file:
    file.write(response.content)
print("Saved document.pdf")