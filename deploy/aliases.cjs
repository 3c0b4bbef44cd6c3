const { resolve } = require('node:path');

/** The path aliases for tools that read neither tsconfig.json nor the bundler's configuration. */
module.exports = {
  resolve: { alias: { '@locales': resolve('locales'), '@mock': resolve('mock'), '@': resolve('src') } },
};
