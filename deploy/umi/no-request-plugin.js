// Stands in for what ahooks' useRequest could do with options that src/ui/data/use-load.ts, its only caller, never gives:
// debounce, throttle, retries, a cache, a delayed mark of loading.
export default () => ({});
