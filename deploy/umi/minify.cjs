// Makes the build's scripts small: esbuild writes them in the syntax of the oldest browsers, then swc takes out what nothing
// uses. esbuild leaves that in, since it keeps whatever is declared inside a function, and webpack puts every module into one.
// Webpack hands this function to its workers as text: it names nothing outside of itself.
module.exports = async function minify(input, map, { target }) {
  const [script] = Object.values(input);
  // Each step continues the map of the one before it, where there is one.
  const known = map
    ? `${script}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
    : script;
  const lowered = await require('esbuild').transform(known, {
    target,
    minify: true,
    legalComments: 'none',
    ...(map && { sourcemap: 'external', sourcesContent: false }),
  });
  return require('@swc/core').minify(lowered.code, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 2 },
    mangle: true,
    ...(map && { sourceMap: { content: lowered.map } }),
  });
};
