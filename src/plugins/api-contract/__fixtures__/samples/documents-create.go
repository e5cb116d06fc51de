package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"os"
	"strings"
)

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
	_, err = part.Write(file)
	check(err)
	check(form.Close())
	request, err := http.NewRequest("POST", url+"/api/documents/create", body)
	check(err)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ECONTRACT_TOKEN"))
	request.Header.Set("Content-Type", form.FormDataContentType())
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != 200 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, content)
	}
	var answer struct {
		Data     json.RawMessage
		Success  bool
		Code     int
		Messages []string
	}
	check(json.Unmarshal(content, &answer))
	if !answer.Success {
		log.Fatalf("Code %d: %s", answer.Code, strings.Join(answer.Messages, " "))
	}
	fmt.Println(answer.Code, string(answer.Data))
}