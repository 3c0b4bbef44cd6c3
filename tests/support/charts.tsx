/** Stands in for the chart library, which needs a canvas: a test sees that it was asked to draw. */
export const Base = () => <canvas />;
