// Loaded before a measured server: tells the bench how much processor time the process has used, in
// microseconds and over all threads, and ends with it. The server itself is left as it is.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on("disconnect", () => process.exit());
process.channel?.unref();
