/** Installs the service worker, without which nothing is shown offline. Without https, browsers have none. */
export function registerWorker(): void {
  void navigator.serviceWorker?.register('/worker.js').catch(console.warn)
}
