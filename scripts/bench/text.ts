/** 150 words in the manner of a machine. */
export const text150 = `In today's rapidly evolving digital landscape, organizations must leverage innovative solutions in order to remain competitive. Moreover, it is important to note that the utilization of artificial intelligence has become a pivotal component of modern business strategy. Companies are increasingly implementing comprehensive frameworks that facilitate seamless collaboration across diverse teams.

Furthermore, these robust technologies enable stakeholders to optimize their workflows and enhance overall productivity. In a 2023 survey of 412 firms, 38% reported measurable savings within six months. However, it is essential to acknowledge that the implementation of such systems is not without its challenges. Numerous organizations encounter significant obstacles due to the fact that their employees lack the requisite training.

In conclusion, a multifaceted approach is required to navigate this complex landscape. By prioritizing education and fostering a culture of continuous improvement, businesses can unlock the full potential of these transformative tools and pave the way for sustainable growth.`;
