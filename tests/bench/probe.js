// Runs in every measured page before its own scripts and keeps what the bench asks for in `window.bench` (see probe.d.ts).
(() => {
  if (window.bench) return;
  const bench = { firstPaint: 0, shift: 0, long: [], interactions: {} };
  window.bench = bench;

  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime;
  });
  observe('longtask', ({ startTime, duration }) => bench.long.push({ start: startTime, duration }));
  observe(
    'event',
    ({ interactionId: id, duration }) => {
      if (id) bench.interactions[id] = Math.max(bench.interactions[id] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );

  // A shift session ends after a second of rest or five seconds in all; the worst session counts.
  const session = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - session.last < 1000 && startTime - session.first < 5000;
    Object.assign(session, goesOn ? { sum: session.sum + value } : { sum: value, first: startTime });
    session.last = startTime;
    bench.shift = Math.max(bench.shift, session.sum);
  });

  bench.isSeen = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    });

  // A message queued in a frame arrives after that frame was painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });

  /** Resolves with the time at which the condition held in a painted frame. */
  const when = (condition) =>
    new Promise((resolve) => {
      const look = () => (condition() ? resolve(painted()) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });

  bench.shown = (selector) => when(() => document.documentElement !== null && bench.isSeen(selector));
  bench.gone = (selector) => when(() => !bench.isSeen(selector));

  // The next click starts the clock by its own time stamp; the selector seen and painted stops it.
  bench.arm = (selector) => {
    bench.tapped = new Promise((resolve) => {
      const start = ({ timeStamp }) => bench.shown(selector).then((end) => resolve(end - timeStamp));
      addEventListener('click', start, { capture: true, once: true });
    });
  };
})();
