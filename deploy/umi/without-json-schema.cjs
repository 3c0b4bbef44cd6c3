// A loader for zod's schemas: takes out the hooks by which each writes itself as JSON Schema, which goes with no-json-schema.js.
// Without them the writers themselves are not needed.
module.exports = (source) => {
  const left = source.replace(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '');
  if (left === source || left.includes('processJSONSchema'))
    throw new Error('zod writes its JSON Schema hooks otherwise');
  return left;
};
