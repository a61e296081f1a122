// Where the browser allows it (https, or this computer itself), the client can be installed like an app.
export function makeInstallable(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

function register(): void {
  navigator.serviceWorker.register("/sw.js").catch(() => {}); // it works without
}
