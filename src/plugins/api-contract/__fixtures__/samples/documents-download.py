import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
response = requests.get(
  url + "/Api/Download?token=one-document-token",
)
if not response.ok:
  sys.exit(f"HTTP {response.status_code}")
open("document.pdf", "wb").write(response.content)