// Stands in for zod's JSON Schema output, which every schema carries a reference to and nobody here asks for.
const unavailable = () => {
  throw new Error('JSON Schema output is left out of the build');
};

export const createToJSONSchemaMethod = () => unavailable;
export const createStandardJSONSchemaMethod = () => unavailable;
export const initializeContext = unavailable;
export const processSchema = unavailable;
export const extractDefs = unavailable;
export const finalize = unavailable;
export const handleUnrepresentable = unavailable;
export const toJSONSchema = unavailable;
