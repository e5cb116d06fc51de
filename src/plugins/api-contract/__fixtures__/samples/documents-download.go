package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
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
	request, err := http.NewRequest("GET", url+"/Api/Download?token=one-document-token", nil)
	check(err)
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != 200 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, content)
	}
	check(os.WriteFile("document.pdf", content, 0o644))
	fmt.Println("Saved document.pdf")
}