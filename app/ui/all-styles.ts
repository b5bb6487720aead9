import.meta.glob(['../**/*.module.css', '../features/**/*.css'], { eager: true })
