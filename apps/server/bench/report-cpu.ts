// Loaded before a measured server: reports to the benchmark how much processor time the process has used, in
// microseconds and over all threads, or how many bytes of memory it has, and ends with it. The server itself is left as it is.
process.on("message", (figure) => {
  const { user, system } = process.cpuUsage();
  process.send?.(figure === "memory" ? process.memoryUsage.rss() : user + system);
});
process.on("disconnect", () => process.exit());
process.channel?.unref();
