// A loader for the message files: parses ICU messages in the build, so that the browser needs no parser for them. What has
// nothing to fill in stays text. Files that only gather others pass as they are. The parser is react-intl's own.
const { transformSync } = require('esbuild');

module.exports = function compileMessages(source) {
  // Without its types: what is still imported then is other message files.
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  if (code.includes('require(')) return source;
  const done = this.async();
  const file = { exports: {} };
  new Function('module', 'exports', code)(file, file.exports);
  import('@formatjs/icu-messageformat-parser')
    .then(({ parse }) => {
      const entries = Object.entries(file.exports.default);
      const table = entries.map(([id, text]) => [id, /['{<]/.test(text) ? parse(text) : text]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(table)))});`;
    })
    .then((text) => done(null, text), done);
};
