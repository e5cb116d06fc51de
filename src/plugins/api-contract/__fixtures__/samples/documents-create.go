package main
import ("bytes"; "encoding/json"; "fmt"; "io"; "log"; "mime/multipart"; "net/http"; "os")
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
	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	check(form.WriteField("no", "HD-2024-015"))
	check(form.WriteField("subject", "O'Neil \"lease\""))
	file, err := os.ReadFile("sample.pdf")
	check(err)
	part, err := form.CreateFormFile("file", "sample.pdf")
	check(err)
	part.Write(file)
	check(form.Close())
	request, err := http.NewRequest("POST", url + "/api/documents/create", body)
	check(err)
	request.Header.Set("Authorization", "Bearer " + os.Getenv("ECONTRACT_TOKEN"))
	request.Header.Set("Content-Type", form.FormDataContentType())
	response, err := http.DefaultClient.Do(request)
	check(err)
	answer, err := io.ReadAll(response.Body)
	check(err)
	var envelope struct{ Success bool }
	if response.StatusCode != 200 || json.Unmarshal(answer, &envelope) != nil || !envelope.Success {
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	fmt.Println(string(answer))
}