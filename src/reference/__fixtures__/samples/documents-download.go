package main

import (
	"bytes"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	downloadUrl := required("ECONTRACT_DOWNLOAD_URL")

	request, err := http.NewRequest("GET", downloadUrl, nil)
	check(err)
	client := http.Client{Timeout: time.Minute}
	response, err := client.Do(request)
	check(err)
	defer response.Body.Close()
	file, err := io.ReadAll(response.Body)
	check(err)

	if response.StatusCode != http.StatusOK || !bytes.HasPrefix(file, []byte("%PDF")) {
		log.Fatalf("HTTP %d: %s", response.StatusCode, file)
	}
	check(os.WriteFile("document.pdf", file, 0o644))
}

func required(variable string) string {
	value := os.Getenv(variable)
	if value == "" {
		log.Fatalf("Set %s.", variable)
	}
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}