export function NotFoundScreen() {
  return (
    <div>
      <h1>404 Page Not Found</h1>
      <a href="/">Return Home</a>
    </div>
  );
}
