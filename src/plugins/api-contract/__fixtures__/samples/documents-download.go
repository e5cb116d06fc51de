package main
import ("io"; "log"; "net/http"; "os")
func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
func main() {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	request, err := http.NewRequest("GET", url + "/Api/Download?token=one-document-token", nil)
	check(err)
	response, err := http.DefaultClient.Do(request)
	check(err)
	answer, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != 200 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	check(os.WriteFile("document.pdf", answer, 0o644))
}